import { removeJudge, roundFields } from '@/lib/events/judging/contract';
import { missingInRound, wrongInRound } from '@/lib/events/judging/rules/check-round';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import en from '@/messages/en/events/judging-desk.json';
import zh from '@/messages/zh/events/judging-desk.json';
import { draftRound } from '@/test/judging-screens';

const long = 'x'.repeat(301);
const [criterion] = draftRound.criteria;

/** What the contract refuses, by values that break all its rules, as the server answers it. */
function ofContract(): FieldError[] {
  const lines = { nameZh: long, nameEn: long, hintZh: long, hintEn: long };
  const criteria = [0, 101].map((weight) => ({ ...criterion, ...lines, weight }));
  const broken = { nameZh: long, nameEn: long, deadlineTime: 'soon', perEntry: 0, needsReason: true };
  const many = Array.from({ length: 11 }, () => criterion);
  const results = [
    roundFields.safeParse({ ...broken, criteria, tieOrder: [] }),
    roundFields.safeParse({ ...broken, perEntry: 11, criteria: many, tieOrder: many.map((one) => one?.id) }),
    removeJudge.input.safeParse({ roundId: 'r', userId: 'u', reason: long }),
  ];
  return results
    .flatMap(({ error }) => error?.issues ?? [])
    .map(({ path, code, message }) => ({ field: path.join('.'), rule: code === 'custom' ? message : code }));
}

/** What a round lacks, or contradicts itself in. */
function ofRules(): FieldError[] {
  const empty = {
    ...{ nameZh: '', nameEn: '', criteria: [], tieOrder: [], perEntry: 9 },
    ...{ deadlineTime: '', needsReason: false },
  };
  const twice = { ...draftRound, criteria: [...draftRound.criteria, ...draftRound.criteria], tieOrder: ['nothing'] };
  const past = { ...twice, deadlineTime: '2020-01-01T00:00:00.000Z' };
  return [
    ...missingInRound(empty, [], 0),
    ...missingInRound({ ...past, perEntry: 9 }, ['accepted', 'invited'], Date.now()),
    ...wrongInRound(twice),
  ];
}

/** What only the server knows. */
const ofServer = [
  ...['open', 'unpaid', 'unchecked', 'required', 'tooMany', 'unscored'].map((rule) => ({ field: 'entries', rule })),
  ...['entrant', 'conflicts'].map((rule) => ({ field: 'judges', rule })),
  ...[
    { field: 'userId', rule: 'entrant' },
    { field: 'position', rule: 'before' },
    { field: 'deadlineTime', rule: 'running' },
    { field: 'reason', rule: 'required' },
  ],
];

test.each([
  ['zh', zh.rules],
  ['en', en.rules],
])('each broken rule has words of its own: %s', (_, words) => {
  const { of, ...shared } = words;
  const all = [...ofContract(), ...ofRules(), ...ofServer];
  const unsaid = all.filter(({ field, rule }) => {
    const own: Record<string, Record<string, string>> = of;
    return !(rule in shared) && own[field.split('.').at(-1) ?? '']?.[rule] === undefined;
  });
  expect(unsaid).toEqual([]);
  expect(new Set(all.map(({ rule }) => rule)).size).toBeGreaterThan(22);
});
