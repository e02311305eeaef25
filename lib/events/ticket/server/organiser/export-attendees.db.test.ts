import { describeOnBothEngines } from '@/test/engines';
import { ticketRow } from '@/test/event-rows';
import { planOf } from '@/test/plan';
import { insertRows } from '@/test/rows';
import { setEnv } from '@/test/set-env';
import { ticketScene } from '@/test/tickets';
import { exportAttendees, ticketsAfter } from './export-attendees';

const questions = JSON.stringify([
  { id: 'q1', textZh: '=1+1', textEn: '@SUM(1)', isRequired: false },
  { id: 'q2', textZh: '只有中文？', textEn: '', isRequired: false },
]);

describeOnBothEngines('the table of attendees', (database) => {
  const scene = ticketScene(database);
  const { add, as, buy, pay } = scene;
  const file = (activityId: string, language: 'zh' | 'en' = 'zh') =>
    exportAttendees(as('organiser', { language }), { activityId });
  /** As it is written, with its byte order mark. */
  const linesOf = async (activityId: string, language?: 'zh' | 'en') => {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode((await file(activityId, language)).body);
    return text.split('\r\n');
  };
  const recorded = (activityId: string) =>
    scene
      .read()
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'subject', 'after'])
      .where('subject_id', '=', activityId)
      .execute();
  beforeAll(async () => {
    setEnv({ demo: true });
    await scene.begin(['lin', 'mo']);
  });
  beforeEach(scene.beginAnew);

  test('has a line for each, with its answers, and nothing that a spreadsheet would calculate or cut', async () => {
    const id = await add({ '=type': {} }, { questions });
    const written = ['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', '光"一",\n二'];
    const order = await buy('lin', '=type', written.length, {
      attendees: written.map((text) => ({
        ...{ name: text, mobile: '13800138000', region: 'CN' },
        answers: [{ questionId: 'q1', text }],
      })),
    });
    await pay('lin', order);
    await buy('mo', '=type');
    const { number } = await scene.rowOf(order);
    const [head, ...lines] = await linesOf(id);
    expect(head).toBe(
      '\uFEFF"姓名","手机","票种","状态","年龄","职业","订单号","下单时间","入场时间","\'=1+1","只有中文？"',
    );
    const ordered = `"No. ${number}","2026-11-20 12:00",""`;
    // They were written at once, in an order of their own.
    expect(lines.toSorted()).toEqual(
      [
        '',
        ...['"\'=1+1"', '"\'+1"', '"\'-1"', '"\'@a"', '"\'\t=1"', '"\'\r=1"', '"光""一"",\n二"'].map(
          (cell) => `${cell}," +86 138 0013 8000","'=type","未入场",,"",${ordered},${cell},""`,
        ),
      ].toSorted(),
    );
  });

  test('speaks English, and says who signed up, came in and gave back', async () => {
    const id = await add({}, { questions });
    const guest = { activity_id: id, person_id: 'lin', age: 28, occupation: '灯光师' };
    await database().db.transaction((tx) =>
      insertRows(tx, 'ticket', [
        ticketRow({
          ...guest,
          id: 'e1',
          state: 'used',
          used_at: Date.UTC(2026, 10, 21),
          answers: '[{"questionId":"q2","text":"是"}]',
        }),
        ticketRow({ ...guest, id: 'e2', state: 'returned', attendee: '', mobile: '' }),
      ]),
    );
    expect(await linesOf(id, 'en')).toEqual([
      '\uFEFF"Name","Mobile","Ticket","State","Age","Occupation","Order","Ordered","Came in","\'@SUM(1)","只有中文？"',
      '"来宾 e1"," +86 138 0000 0000","","In",28,"灯光师","","2026-11-20 12:00","2026-11-21 08:00","","是"',
      '"","","","Returned",28,"灯光师","","2026-11-20 12:00","","",""',
      '',
    ]);
  });

  test('is read in portions, has everybody once, and is recorded', async () => {
    const id = await add({ crowd: {} });
    const of = { activity_id: id, person_id: 'mo', ticket_type_id: 'crowd', order_id: await buy('mo', 'crowd') };
    const rows = Array.from({ length: 2001 }, (_, index) => ticketRow({ id: `ticket ${index}`, ...of }));
    await database().db.transaction((tx) => insertRows(tx, 'ticket', rows));
    const { name, contentType } = await file(id);
    expect([name, contentType]).toEqual([`attendees-${id}.csv`, 'text/csv; charset=utf-8']);
    expect(new Set(await linesOf(id)).size).toBe(2003);
    const entry = { actor_id: 'organiser', action: 'ticket.exported', subject: 'activity', after: '{"lines":2001}' };
    expect(await recorded(id)).toEqual([entry, entry]);
  });

  test('is not recorded for who does not get it', async () => {
    const id = await add({});
    await expect(exportAttendees(as('lin'), { activityId: id })).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await recorded(id)).toEqual([]);
  });

  test.each([undefined, { id: 'b', created_at: 1 }])(
    'reads its next portion (after %j) from an index',
    async (last) => {
      const plan = await planOf(database(), (db) => ticketsAfter(db, 'a', last));
      expect(plan).toMatch(/(COVERING INDEX|Index Only Scan using) ticket_in_order/);
      expect(plan).not.toMatch(/Sort|B-TREE/);
    },
  );
});
