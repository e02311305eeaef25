import { type ContestFields, contestFields } from '@/lib/events/contest/contract';
import en from '@/messages/en/events/contest-desk.json';
import zh from '@/messages/zh/events/contest-desk.json';
import { draftContest } from '@/test/draft-contest';
import { contestValues } from './edit-values';

const values = contestValues(draftContest);
const [film] = values.categories;
const broken = (part: object) => {
  const { error } = contestFields.safeParse({ ...values, ...part });
  return error?.issues.map(({ code, path, message }) => [path.join('.'), code === 'custom' ? message : code]);
};
const inCategory = (part: Partial<ContestFields['categories'][number]>) =>
  broken({ categories: [{ ...film, ...part }] });

test('limits of the contract break a rule that has words', () => {
  const rules = [
    broken({ name: '-' }),
    broken({ termsZh: 'a'.repeat(20_001) }),
    broken({ categories: Array.from({ length: 21 }, () => film) }),
    inCategory({ nameZh: 'a'.repeat(41) }),
    inCategory({ modes: [] }),
    inCategory({ fees: Array.from({ length: 6 }, () => ({ untilTime: '', feeFen: 0 })) }),
  ];
  expect(rules).toEqual([
    [['name', 'name']],
    [['termsZh', 'terms']],
    [['categories', 'categories']],
    [['categories.0.nameZh', 'categoryName']],
    [['categories.0.modes', 'required']],
    [['categories.0.fees', 'fees']],
  ]);
  for (const [, rule] of rules.flatMap((each) => each ?? [])) expect(zh.rules).toHaveProperty(rule ?? '');
  expect(inCategory({ fees: [{ untilTime: '', feeFen: 1_000_001 }] })).toEqual([
    ['categories.0.fees.0.feeFen', 'too_big'],
  ]);
});

test('every rule that the server has for a contest has words in both languages', () => {
  const named = [
    ...['name', 'taken', 'fixed', 'begun', 'used', 'required', 'order', 'repeated', 'works', 'early', 'past'],
    ...['unknown', 'prohibited', 'time', 'terms', 'categoryName', 'categories', 'fees', 'twice'],
    ...['tooLong', 'tooMany', 'address', 'other'],
  ];
  expect(Object.keys(zh.rules)).toEqual(expect.arrayContaining(named));
  expect(Object.keys(en.rules)).toEqual(Object.keys(zh.rules));
});
