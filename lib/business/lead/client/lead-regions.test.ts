import { messages } from '@/lib/app/messages';
import { leadForm } from '../contract';
import { callingCodes, leadRegions } from './lead-regions';

test('the list begins with China, and each region is one that the contract and the library of numbers know', async () => {
  const { getCountryCallingCode } = await import('libphonenumber-js/mobile');
  expect(leadRegions[0]).toBe('CN');
  for (const region of leadRegions) {
    expect(leadForm.shape.region.parse(region)).toBe(region);
    expect([region, getCountryCallingCode(region)]).toEqual([region, callingCodes[region]]);
  }
});

test.each(['zh', 'en'] as const)('in %s each region has a name', (language) => {
  expect(Object.keys(messages[language].lead.form.regions).sort()).toEqual([...leadRegions].sort());
});
