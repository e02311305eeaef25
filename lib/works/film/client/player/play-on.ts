let isExpected = false;

/** The player goes on to the next work by itself: the next player that comes begins without a press. */
export function expectPlaying(): void {
  isExpected = true;
}

/** Whether a player that comes now is to begin at once; true only once. */
export function takeExpectation(): boolean {
  const was = isExpected;
  isExpected = false;
  return was;
}
