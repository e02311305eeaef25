import { boundFields, boundJson } from './input-bounds';

const times = (text: string, count: number) => text.repeat(count);
const refused = (rule: string) => expect.objectContaining({ code: '400', details: { fields: [{ field: '', rule }] } });
const thrownBy = (work: () => void) => {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
};

test.each([
  ['nothing', '', true],
  ['a thousand fields', times('a=1&', 999), true],
  ['one more', times('a=1&', 1000), false],
  ['as many empty ones', times('&', 1000), false],
])('of a form %s may come: %s', (_what, form, isTaken) => {
  expect(thrownBy(() => boundFields(form))).toEqual(isTaken ? null : refused('tooMany'));
});

test.each([
  ['a thousand values', `[${times('1,', 999)}1]`, null],
  ['one more', `[${times('1,', 1000)}1]`, 'tooMany'],
  ['keys', `{${times('"a":1,', 1000)}"a":1}`, 'tooMany'],
  ['commas in a text', JSON.stringify({ a: times(',', 5000) }), null],
  ['commas behind a quote in a text', JSON.stringify({ a: times('",', 5000) }), null],
  ['commas behind a backslash that ends a text', `{"a":"\\\\",${times('1,', 1000)}`, 'tooMany'],
  ['brackets in a text', JSON.stringify(times('[{', 100)), null],
  ['twenty levels', times('[', 20) + times(']', 20), null],
  ['one more level', times('[', 21) + times(']', 21), 'tooDeep'],
  ['levels of objects', times('{"a":', 21), 'tooDeep'],
  ['many lists beside each other', `[${times('[],', 500)}[]]`, null],
])('of JSON %s may come: %s', (_what, json, rule) => {
  expect(thrownBy(() => boundJson(json))).toEqual(rule && refused(rule));
});
