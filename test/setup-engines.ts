// What takes a second on a quiet machine may take many on a busy one, with two engines beside it; no test waits for it to pass.
jest.setTimeout(30_000);
