import { inAnotherGraph } from '@/test/module-graph';
import { CodedError } from './error-codes';

test('a coded error is one in every module graph, and nothing else is', () => {
  const other = inAnotherGraph<typeof import('./error-codes')>(() => require('./error-codes'));
  const thrown = new other.CodedError('NullPointer');
  expect(other.CodedError).not.toBe(CodedError);
  expect(thrown instanceof CodedError && thrown.code).toBe('NullPointer');
  expect(new CodedError('NullPointer') instanceof CodedError).toBe(true);
  for (const value of [new Error('NullPointer'), null, undefined, 'CodedError', {}]) {
    expect(value instanceof CodedError).toBe(false);
  }
});
