import { rulesBelow } from './rules-below';

test('of broken rules those below a place are kept, by the rest of their places', () => {
  const rules = {
    'zh.title': 'required',
    'data.blocks': 'tooMany',
    'data.blocks.3.title.zh': 'tooLong',
    'data.b': 'x',
  };
  expect(rulesBelow(rules, 'data.blocks')).toEqual({ '': 'tooMany', '3.title.zh': 'tooLong' });
});
