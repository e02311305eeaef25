import { type Env, readEnv } from '@/lib/platform/server/env';
import { organization } from './organization';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
afterEach(() => {
  slot.lightfieldEnv = undefined;
});

const siteUrl = 'https://lightfield.example';
const said = (source: Record<string, string>) => {
  slot.lightfieldEnv = readEnv({ SITE_URL: siteUrl, ...source });
  return JSON.parse(JSON.stringify(organization(siteUrl, { name: '光场', alternateName: 'Lightfield' })));
};

test('says the company, its logo and how it is reached', () => {
  const facts = said({
    COMPANY_NAME: 'Light Ltd',
    BUSINESS_HOTLINE: '+86 21 0000 0000',
    BUSINESS_EMAIL: 'biz@light.example',
  });
  expect(facts).toMatchObject({
    '@type': 'Organization',
    name: '光场',
    alternateName: 'Lightfield',
    legalName: 'Light Ltd',
    url: 'https://lightfield.example/',
    logo: { url: 'https://lightfield.example/icon-512.png' },
    contactPoint: { contactType: 'sales', telephone: '+86 21 0000 0000', email: 'biz@light.example' },
  });
});

test('says no contact and no company where there is none', () => {
  expect(said({})).not.toHaveProperty('contactPoint');
  expect(said({})).not.toHaveProperty('legalName');
  expect(said({ BUSINESS_EMAIL: 'biz@light.example' }).contactPoint).not.toHaveProperty('telephone');
});
