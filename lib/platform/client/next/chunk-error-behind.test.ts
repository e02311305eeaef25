import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { chunkErrorBehind } from './chunk-error-behind';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  [
    'a file that did not come',
    named('ChunkLoadError', 'Failed to load chunk /_next/static/chunks/2a-9~.js from module 77'),
    { chunk: '2a-9~', type: 'error' },
  ],
  [
    'a file that did not come, with its address at the end',
    named('ChunkLoadError', 'Failed to load chunk /_next/static/chunks/2a.css'),
    { chunk: '2a', type: 'error' },
  ],
  [
    'a file of another release',
    new Error('Module 42 was instantiated because it was required, but the module factory is not available.'),
    { chunk: '42', type: 'missing' },
  ],
  ['a part of ours', new ChunkError('player', 'timeout'), { chunk: 'player', type: 'timeout' }],
])('%s is known by what was thrown', (_, error, known) => {
  expect(chunkErrorBehind(error)).toMatchObject(known);
});

test.each([new TypeError('x is undefined'), 'x', null])('%s is no such failure', (error) => {
  expect(chunkErrorBehind(error)).toBeNull();
});
