import '@testing-library/jest-dom';

let unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    unexpected.push(words);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
