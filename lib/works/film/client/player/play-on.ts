let isExpected = false;

/** The player continues with the next work: its player starts without a press. */
export function expectPlaying(): void {
  isExpected = true;
}

/** Whether a new player should start at once; true only once. */
export function takeExpectation(): boolean {
  const was = isExpected;
  isExpected = false;
  return was;
}
