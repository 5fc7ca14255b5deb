"""What a change of rules does at the table: bots play the same deals under both, and it is counted.

`facts` plays and counts a round, `statistics` compares many, `worker` does it in a process of its
own, and `desk` starts and ends that process, one at a time.
"""
