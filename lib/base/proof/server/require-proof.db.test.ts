import { openDatabase } from '@/lib/platform/server/db/open';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { solvedProof } from '@/test/proof';
import { getProofChallenge as contract } from '../contract';
import { goodFor, usualDifficulty } from '../rules/difficulty';
import { getProofChallenge } from './get-proof-challenge';
import { removeExpiredProofs } from './remove-expired';
import { requireProof } from './require-proof';

describeOnBothEngines('a proof of work', (database) => {
  const clock = { now: noon };
  const context = () => testContext(database().db, { now: () => clock.now });

  beforeEach(async () => {
    clock.now = noon;
    await database().db.transaction((tx) => tx.deleteFrom('proof_used').execute());
  });

  const refused = (proof: string) =>
    expect(requireProof(context(), proof)).rejects.toMatchObject({ code: 'ProofNeeded' });
  const changed = (proof: string, change: (read: { challenge: Changed; solution: Changed }) => unknown) => {
    const read = JSON.parse(atob(proof));
    change(read);
    return btoa(JSON.stringify(read));
  };
  // biome-ignore lint/suspicious/noExplicitAny: a forger may put anything into it.
  type Changed = any;

  test('is taken once', async () => {
    const proof = await solvedProof(context());
    await requireProof(context(), proof);
    await refused(proof);
    // In another encoding.
    await refused(`${proof}\n`);
    await refused(changed(proof, ({ challenge }) => Object.assign(challenge, { more: 1 })));
  });

  test('of twenty uses of one at the same instant, on two nodes, exactly one passes', async () => {
    const other = openDatabase(database().url);
    const proof = await solvedProof(context());
    const nodes = [context(), testContext(other, { now: () => clock.now })];
    const uses = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => requireProof(nodes[index % 2] ?? context(), proof)),
    );
    await other.close();
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const use of uses) {
      if (use.status === 'rejected') expect(use.reason).toMatchObject({ code: 'ProofNeeded' });
    }
  });

  test('another node takes what this one has asked for, when both come first', async () => {
    const others = [1, 2, 3].map(() => openDatabase(database().url));
    await database().db.transaction((tx) => tx.deleteFrom('site_secret').execute());
    const contexts = others.map((db) => testContext(db));
    const proofs = await Promise.all(contexts.map(solvedProof));
    for (const [index, proof] of proofs.entries()) {
      await requireProof(contexts[(index + 1) % contexts.length] ?? context(), proof);
    }
    const secrets = await database().db.read.selectFrom('site_secret').select('value').execute();
    expect(secrets).toEqual([{ value: expect.stringMatching(/^[\w-]{43}$/) }]);
    await Promise.all(others.map((db) => db.close()));
  });

  test('is good for twenty minutes', async () => {
    const [early, late] = [await solvedProof(context()), await solvedProof(context())];
    clock.now += goodFor - 1;
    await requireProof(context(), early);
    clock.now += 1;
    await refused(late);
    await refused(early);
  });

  test('is refused when anything of it is other than it was', async () => {
    const proof = await solvedProof(context());
    const forgeries = [
      changed(proof, ({ challenge }) => Object.assign(challenge.parameters.data, { goodUntil: noon + 2 * goodFor })),
      changed(proof, ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })),
      changed(proof, ({ challenge }) => Object.assign(challenge.parameters, { keyPrefix: '0' })),
      changed(proof, ({ challenge }) => Object.assign(challenge.parameters, { keySignature: '' })),
      changed(proof, ({ challenge }) => Object.assign(challenge, { signature: '' })),
      changed(proof, ({ challenge }) => Object.assign(challenge, { signature: challenge.signature.toUpperCase() })),
      changed(proof, (read) => Object.assign(read.solution, { derivedKey: read.challenge.parameters.keyPrefix })),
      changed(proof, ({ solution }) => Object.assign(solution, { derivedKey: '' })),
      changed(proof, ({ solution }) => Object.assign(solution, { counter: -1 })),
    ];
    for (const forgery of forgeries) await refused(forgery);
    await requireProof(context(), proof);
  });

  test.each(['x', '%%%', btoa('{'), btoa('null'), btoa('[]'), btoa('{"challenge":{"parameters":{}}}'), '中文'])(
    'is refused when it is none: %s',
    refused,
  );

  test('a secret of another database signs nothing here', async () => {
    const theirs = await solvedProof(context());
    await database().db.transaction((tx) => tx.deleteFrom('site_secret').execute());
    const other = openDatabase(database().url);
    await expect(requireProof(testContext(other), theirs)).rejects.toMatchObject({ code: 'ProofNeeded' });
    await other.close();
  });

  test('a challenge is as hard as it should be, and as the contract says', async () => {
    const challenge = await getProofChallenge(context());
    expect(contract.data.parse(challenge)).toEqual(challenge);
    expect(challenge.parameters).toMatchObject({ cost: usualDifficulty.rounds, data: { goodUntil: noon + goodFor } });
    expect(challenge.parameters.keyPrefix).toMatch(/^[0-9a-f]{32}$/);
  });

  test('what was spent is forgotten when it would be refused for its age', async () => {
    const run = { attempt: 1, signal: new AbortController().signal };
    await requireProof(context(), await solvedProof(context()));
    clock.now += goodFor - 1;
    await requireProof(context(), await solvedProof(context()));
    const left = () => database().db.read.selectFrom('proof_used').select('expires_at').execute();
    await removeExpiredProofs.run({ ...context(), ...run }, { occurrence: noon });
    expect(await left()).toHaveLength(2);
    clock.now += 1;
    await removeExpiredProofs.run({ ...context(), ...run }, { occurrence: noon });
    expect(await left()).toEqual([{ expires_at: noon + 2 * goodFor - 1 }]);
  });
});
