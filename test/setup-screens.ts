import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// No test waits this long on an idle machine; on a busy one a second may be too short.
configure({ asyncUtilTimeout: 15_000 });

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
