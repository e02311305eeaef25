import { newVisitor } from '../../answers';

test.each([
  ['has not worked for it', undefined, { status: 400, code: '400' }],
  ['only says so', 'none', { status: 422, code: 'ProofNeeded' }],
])('a request of who %s is not taken', async (_, proof, refusal) => {
  const body = new FormData();
  const fields = {
    company: '浮光',
    name: '林',
    mobile: '13900000000',
    message: '光',
    service: 'sales',
    consent: 'true',
  };
  for (const [name, value] of Object.entries({ ...fields, ...(proof && { proof }) })) body.set(name, value);
  const answer = await newVisitor().ask('/api/cooperation/leads/send', { body });
  expect({ status: answer.status, code: answer.json().code }).toEqual(refusal);
});
