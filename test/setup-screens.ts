import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// On an idle machine nothing takes this long; on a busy one a second may be too short.
configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

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
