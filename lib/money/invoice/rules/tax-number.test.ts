import { isTaxNumber, normalTaxNumber } from './tax-number';

test.each([
  ['9144030071526726XG', true],
  // Fifteen characters: the district and the number of the organisation.
  ['440300715267260', true],
  ['44030071526726X', true],
  // An individual business: its owner's number, alone or with two digits.
  ['11010519491231002X', true],
  ['11010519491231002X01', true],
  ['110105194912310021', false],
  ['11010519491231002101', false],
  ['9144030071526726XA', false],
  ['A40300715267260', false],
  ['44030071526726', false],
  ['440300715267260123', false],
  ['', false],
])('%s: %s', (number, isOne) => expect(isTaxNumber(number)).toBe(isOne));

test('is normal in capitals, without spaces, and with narrow digits', () => {
  expect(normalTaxNumber(' ９１44 0300\t71526726xg ')).toBe('9144030071526726XG');
});
