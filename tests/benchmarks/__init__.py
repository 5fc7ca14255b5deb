"""What the engine takes, measured: `python -m tests.benchmarks` prints it beside the targets."""
