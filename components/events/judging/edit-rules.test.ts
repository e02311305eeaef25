import { removeJudge, roundFields } from '@/lib/events/judging/contract';
import { missingInRound, wrongInRound } from '@/lib/events/judging/rules/check-round';
import en from '@/messages/en/events/judging-desk.json';
import zh from '@/messages/zh/events/judging-desk.json';
import { draftRound } from '@/test/judging-screens';

const long = 'x'.repeat(301);
const [criterion] = draftRound.criteria;
const lines = { nameZh: long, nameEn: long, hintZh: long, hintEn: long };

/** The rules that the contract names, by a round that breaks all of them. */
function ofContract(): string[] {
  const broken = {
    ...{ nameZh: long, nameEn: long, deadlineTime: 'soon', perEntry: 1, needsReason: true },
    criteria: Array.from({ length: 11 }, () => ({ ...criterion, ...lines })),
    tieOrder: Array.from({ length: 11 }, () => criterion?.id),
  };
  const results = [
    roundFields.safeParse(broken),
    removeJudge.input.safeParse({ roundId: 'r', userId: 'u', reason: long }),
  ];
  return results.flatMap(({ error }) => error?.issues ?? []).map(({ message }) => message);
}

/** Those of the rules for what a round lacks and contradicts. */
function ofRules(): string[] {
  const empty = {
    nameZh: '',
    nameEn: '',
    criteria: [],
    tieOrder: [],
    perEntry: 9,
    deadlineTime: '',
    needsReason: false,
  };
  const twice = { ...empty, criteria: [criterion, criterion].flatMap((one) => one ?? []), tieOrder: ['nothing'] };
  const past = { ...twice, deadlineTime: '2020-01-01T00:00:00.000Z' };
  return [
    ...missingInRound(empty, [], 0),
    ...missingInRound(past, ['accepted', 'invited'], Date.now()),
    ...wrongInRound(twice),
  ].map(({ rule }) => rule);
}

/** Those that only the server knows. */
const ofServer = ['entrant', 'conflicts', 'open', 'unpaid', 'unchecked', 'tooMany', 'before', 'running', 'unscored'];

test.each([
  ['zh', zh.rules],
  ['en', en.rules],
])('each broken rule has words of its own: %s', (_, words) => {
  const rules = new Set([...ofContract(), ...ofRules(), ...ofServer]);
  expect(rules.size).toBeGreaterThan(20);
  expect([...rules].filter((rule) => !(rule in words))).toEqual([]);
});
