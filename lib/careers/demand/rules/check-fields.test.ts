import { changedFields, checkFields, isSeenIn, missingFields } from './check-fields';

// A Friday at noon in Beijing.
const noon = Date.parse('2026-11-20T12:00:00+08:00');
const complete = {
  ...{ companyName: '', kind: 'projection' as const, titleZh: '光', titleEn: '', bodyZh: '河边的墙。', bodyEn: '' },
  ...{ budgetFrom: 50_000, budgetTo: 80_000, areaId: '', lastDay: '2026-12-01', deliverOn: '2027-01-01' },
  ...{ contactName: '余', contactPhone: '', contactEmail: 'yu@yu.example', contactWechat: '' },
};

test.each([
  ['nothing', {}, false, []],
  ['a way to be reached', { contactEmail: '' }, false, ['contactPhone']],
  ['a text, a kind and a day', { bodyZh: '', kind: '' as const, lastDay: '' }, false, ['bodyZh', 'kind', 'lastDay']],
  ['the name of a customer', {}, true, ['companyName']],
])('a demand without %s', (_, fields, isOurs, missing) => {
  expect(missingFields({ ...complete, ...fields }, 'zh', isOurs)).toEqual(missing);
});

test.each([
  [{}, []],
  [{ budgetFrom: 80_001 }, [['budgetTo', 'backwards']]],
  [{ budgetTo: null, deliverOn: '' }, []],
  [{ lastDay: '2026-11-20' }, []],
  [{ lastDay: '2026-11-19' }, [['lastDay', 'past']]],
  [{ lastDay: '2027-05-20', deliverOn: '' }, [['lastDay', 'far']]],
  [{ deliverOn: '2026-11-30' }, [['deliverOn', 'early']]],
  [{ deliverOn: '2030-01-01' }, [['deliverOn', 'far']]],
])('%j contradicts itself in %j', (fields, errors) => {
  const found = checkFields({ ...complete, ...fields }, noon);
  expect(found.map(({ field, rule }) => [field, rule])).toEqual(errors);
});

test('a last day that readers know may stay when it is over', () => {
  expect(checkFields({ ...complete, lastDay: '2026-11-01' }, noon, '2026-11-01')).toEqual([]);
});

test('readers see every change but that of the contact', () => {
  const changed = (fields: object) => isSeenIn(changedFields(complete, { ...complete, ...fields }));
  expect([changed({ contactName: '林' }), changed({ budgetTo: null }), changed({})]).toEqual([false, true, false]);
});
