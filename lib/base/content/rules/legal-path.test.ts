import { legalPath } from './legal-path';

test.each([
  ['agreement', '/Agreement'],
  ['privacy', '/Agreement'],
  ['live-service', '/live/serviceAgreement'],
  ['member-service', '/member/memberserviceAgreement'],
  ['ticket-rules', '/treaty/ticket-rules'],
  ['constructor', '/treaty/constructor'],
])('%s is found at %s', (id, path) => {
  expect(legalPath(id)).toBe(path);
});
