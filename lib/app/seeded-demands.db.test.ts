import { demandCode, demandKinds, demandStates } from '@/lib/careers/demand/codes';
import { demandDetail, demandFields } from '@/lib/careers/demand/contract';
import { checkFields, missingFields } from '@/lib/careers/demand/rules/check-fields';
import { getDemand } from '@/lib/careers/demand/server/get-demand';
import { isListed } from '@/lib/careers/demand/server/is-listed';
import { toFields, writtenFields } from '@/lib/careers/demand/server/own/written-fields';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';

describeOnOneEngine('the demands of the demonstration', (database) => {
  beforeAll(() => seed(database().db));
  const rows = () => database().db.read.selectFrom('project_demand').selectAll().orderBy('id').execute();
  const shown = async () => (await rows()).filter(({ review_state }) => review_state === demandCode.verified);

  test('are thirty, in every state and kind, open, over and closed; some were made of requests', async () => {
    const all = await rows();
    expect(all).toHaveLength(30);
    expect(new Set(all.map(({ review_state }) => review_state))).toEqual(
      new Set(demandStates.map((state) => demandCode[state])),
    );
    const open = all.filter(isListed);
    expect(open.length).toBeGreaterThanOrEqual(12);
    expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(demandKinds));
    expect(all.filter(({ closed_at }) => closed_at !== null)).toHaveLength(2);
    const ofLeads = all.filter(({ lead_id }) => lead_id !== null);
    expect(ofLeads.map(({ owner_id, source }) => [owner_id, source === '{}'])).toEqual([
      ...[
        [null, false],
        [null, true],
        [null, false],
      ],
    ]);
  });

  test('were complete when they were handed in, and stay as they are when saved', async () => {
    for (const row of (await rows()).filter(({ review_state }) => review_state !== demandCode.pending_edit)) {
      const fields = toFields(row);
      const isOurs = row.owner_id === null;
      const wrong = checkFields(fields, row.submitted_at ?? noon);
      expect([row.id, missingFields(fields, 'zh', isOurs), wrong]).toEqual([row.id, [], []]);
      expect(writtenFields(demandFields.parse(fields), isOurs)).toEqual(fields);
      const times = [row.created_at, row.submitted_at, row.verified_at].filter((at) => at !== null);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times, row.closed_at ?? 0, row.lapsed_at ?? 0)).toBeLessThan(noon);
    }
  });

  test('are shown in both languages, without a contact', async () => {
    for (const { id, contact_phone, contact_email } of await shown()) {
      for (const language of ['zh', 'en'] as const) {
        const detail = await getDemand(testContext(database().db, { language }), { id });
        expect(demandDetail.parse(detail)).toEqual(detail);
        expect([id, detail.titleLanguage, detail.body !== '']).toEqual([id, language, true]);
        const text = JSON.stringify(detail);
        expect([text.includes(contact_phone), text.includes(contact_email)]).toEqual([false, false]);
      }
    }
  });
});
