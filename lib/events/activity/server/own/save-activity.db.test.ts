import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { activitiesOfLin, adult, bad, broken, sameActivity, student, ticketType } from '@/test/own-activities';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { activityLimits, reviewCode } from '../../codes';
import { type ActivityFields, activityDraft, saveActivity as saveCall } from '../../contract';
import { getOwnActivity } from './get-own-activity';
import { pauseTicketType } from './pause-ticket-type';
import { saveActivity } from './save-activity';

type Input = Parameters<typeof saveActivity>[1];

const question = { id: student, textZh: '怎么来?', textEn: '', isRequired: true };

describeOnBothEngines('saving an activity', (database) => {
  const { as, begin, add, rowOf, entriesOf, tags, told } = activitiesOfLin(database);
  const save = (fields: Partial<Input> = {}, personId: string | null = 'lin', language: 'zh' | 'en' = 'zh') =>
    saveActivity(as(personId, { language, now: () => noon + 1000 }), {
      ...{ ...sameActivity, id: 'draft', revision: 0, acknowledged: false, isTold: false },
      ...fields,
    });
  const addPictures = (activityId: string, ...keys: string[]) =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'activity_picture',
        keys.map((key) => ({ key, activity_id: activityId, added_at: noon })),
      ),
    );

  beforeEach(begin);
  beforeEach(() =>
    add(
      { id: 'draft', review_state: reviewCode.pending_edit },
      { id: 'handed', review_state: reviewCode.pending_review, words: '["old"]' },
      { id: 'public' },
    ),
  );

  test('changes everything that is written of a draft, and answers with it', async () => {
    await addPictures('draft', 'activities/draft/a.jpg', 'activities/draft/b.jpg');
    const written: ActivityFields = {
      ...{ category: 1, titleZh: '光', titleEn: 'Light', bodyZh: '<h2>一</h2><p>光</p>', bodyEn: '<p>Light</p>' },
      ...{ cover: 'activities/draft/a.jpg', photos: ['activities/draft/b.jpg', 'activities/draft/a.jpg'] },
      ...{ enrolStartTime: '', enrolEndTime: '2026-11-30T00:00:00.000+08:00', holdStartTime: '' },
      ...{ holdEndTime: '2026-11-01T12:00:00.000+08:00', cityId: 'CN-110000', venueZh: '馆', venueEn: 'Hall' },
      ...{ addressZh: '路', addressEn: 'Road', onlineUrl: 'https://a.example/b', topicId: 'light', capacity: 30 },
      ticketTypes: [
        { ...ticketType, quantity: null, sharesStock: true, saleStartTime: '2026-11-21T00:00:00.000+08:00' },
        { ...ticketType, id: student, nameZh: '', nameEn: 'Student', priceFen: 0, perPerson: 0 },
      ],
      ...{ commonStock: 80, refundHours: 24, refundPercent: 50, questions: [question] },
    };
    const draft = await save(written);
    expect(activityDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({
      ...written,
      ticketTypes: written.ticketTypes.map((type) => ({ ...type, isPaused: false })),
      ...{ cityName: '北京', topicTitle: '光', revision: 1, state: 'pending_edit', status: null },
    });
    expect(await rowOf('draft')).toMatchObject({ photo_count: 2, price_from: 0, price_to: 8800, edited_at: null });
    expect([await tags(), told()]).toEqual([[], []]);
  });

  test('a draft may lack everything, and what is written in another zone is shown in that of Beijing', async () => {
    const nothing = { titleZh: '', bodyZh: '', cover: '', cityId: '', holdEndTime: '' };
    expect(await save(nothing)).toMatchObject({ ...nothing, title: '', thumb: null, revision: 1 });
    expect(await save({ revision: 1, cover: '', holdStartTime: '2026-12-01T11:00:00Z' })).toMatchObject({
      holdStartTime: sameActivity.holdStartTime,
    });
  });

  test('leaves out of the details what they may not have, pictures and works among it', async () => {
    const bodyZh =
      '<p onclick="x()">光<script>alert(1)</script></p><figure><img src="activities/draft/a.jpg" alt=""></figure>' +
      '<figure data-work="w1"></figure><p>影</p>';
    expect((await save({ bodyZh })).bodyZh).toBe('<p>光</p><p>影</p>');
    expect((await save({ revision: 1, bodyZh: '<p> </p><figure data-work="w1"></figure>' })).bodyZh).toBe('');
  });

  test('ticket types change, come, go and move; one that is paused stays so', async () => {
    const types = [ticketType, { ...ticketType, id: student }];
    await save({ ticketTypes: types });
    await pauseTicketType(as('lin'), { id: 'draft', ticketTypeId: student, pause: true });
    const [third, cheap] = ['2d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01', { ...ticketType, id: student, priceFen: 100 }];
    const { ticketTypes } = await save({ revision: 1, ticketTypes: [{ ...ticketType, id: third }, cheap] });
    expect(ticketTypes).toEqual([
      { ...ticketType, id: third, isPaused: false },
      { ...cheap, isPaused: true },
    ]);
    expect(await rowOf('draft')).toMatchObject({ price_from: 100, price_to: 8800 });
    expect((await save({ revision: 2 })).ticketTypes).toEqual([]);
  });

  test("nobody takes over another activity's ticket type", async () => {
    await save({ id: 'handed', ticketTypes: [ticketType] });
    await expect(save({ ticketTypes: [{ ...ticketType, priceFen: 1 }] })).rejects.toMatchObject({ code: 'Changed' });
    expect((await getOwnActivity(as('lin'), { id: 'handed' })).ticketTypes).toMatchObject([{ priceFen: 8800 }]);
    expect(await rowOf('draft')).toMatchObject({ revision: 0 });
  });

  test('of ten who save at once one is told that it was saved', async () => {
    const saves = Array.from({ length: 10 }, (_, index) =>
      save({ titleZh: `题 ${index}`, ticketTypes: [{ ...ticketType, priceFen: index }] }),
    );
    expect((await settled(saves)).toSorted()).toEqual([...Array(9).fill('Changed'), 'done']);
    const { titleZh, ticketTypes, revision } = await getOwnActivity(as('lin'), { id: 'draft' });
    expect([`题 ${ticketTypes[0]?.priceFen}`, revision]).toEqual([titleZh, 1]);
  });

  test.each(['handed', 'public'])('one that is %s must stay complete, and agree with itself', async (id) => {
    await expect(save({ id, titleZh: '', cityId: '' })).rejects.toMatchObject(
      broken(['titleZh', 'required'], ['cityId', 'required']),
    );
    await expect(save({ id, holdEndTime: sameActivity.enrolStartTime, isTold: true })).rejects.toMatchObject(
      broken(['enrolEndTime', 'late'], ['holdEndTime', 'order'], ['holdEndTime', 'past']),
    );
    expect(await rowOf(id)).toMatchObject({ title_zh: '光之夜', revision: 0 });
  });

  test('numbers that contradict each other are refused in one that waits, not in a draft', async () => {
    const ticketTypes = [{ ...ticketType, perPerson: 51 }];
    await expect(save({ id: 'handed', ticketTypes })).rejects.toMatchObject(
      broken(['ticketTypes.0.perPerson', 'perPerson']),
    );
    expect(await save({ ticketTypes })).toMatchObject({ revision: 1 });
  });

  test('one that waits gets another revision, and its words are noted anew, wherever they are', async () => {
    expect(await save({ id: 'handed', venueZh: bad })).toMatchObject({ revision: 1, state: 'pending_review' });
    expect(await rowOf('handed')).toMatchObject({ words: '["赌博"]' });
    await save({ id: 'handed', revision: 1 });
    expect(await rowOf('handed')).toMatchObject({ words: '[]' });
    expect([await entriesOf('handed'), told()]).toEqual([0, []]);
  });

  test.each<[string, Partial<Input>, [string, string]]>([
    ['a cover of another activity', { cover: 'activities/public/a.jpg' }, ['cover', 'unknown']],
    ['a photo of nothing', { photos: ['works/1.jpg'] }, ['photos.0', 'unknown']],
    ['a photo twice', { photos: [sameActivity.cover, sameActivity.cover] }, ['photos.1', 'repeated']],
    ['a city that is none', { cityId: 'XX-1' }, ['cityId', 'unknown']],
    ['a ticket type twice', { ticketTypes: [ticketType, ticketType] }, ['ticketTypes.1.id', 'repeated']],
    ['a question twice', { questions: [question, question] }, ['questions.1.id', 'repeated']],
    ['a channel that is not public', { topicId: 'closed' }, ['topicId', 'unknown']],
    ['a channel that has blocked its organiser', { topicId: 'sound' }, ['topicId', 'blocked']],
  ])('%s is refused', async (_, fields, error) => {
    await addPictures('public', 'activities/public/a.jpg');
    await expect(save(fields)).rejects.toMatchObject(broken(error));
  });

  test('a channel that was closed since stays with its activity', async () => {
    await save({ topicId: 'light' });
    await database().db.transaction((tx) => tx.updateTable('topic').set({ state: 'failed' }).execute());
    expect(await save({ topicId: 'light', revision: 1, titleZh: '新' })).toMatchObject({ topicId: 'light' });
  });

  test.each([
    ['another person', 'draft', 'mo', 'NullPointer'],
    ['a visitor', 'draft', null, 'Unauthorized'],
    ['anybody, if it never was', 'nothing', 'lin', 'NullPointer'],
  ])('is refused for %s', async (_, id, personId, code) => {
    await expect(save({ id }, personId)).rejects.toMatchObject({ code });
    await expect(pauseTicketType(as(personId), { id, ticketTypeId: adult, pause: true })).rejects.toMatchObject({
      code,
    });
  });

  test.each<[string, object, string]>([
    ['titleEn', { titleEn: 'a'.repeat(2 * activityLimits.title + 1) }, 'title'],
    ['bodyZh', { bodyZh: '<ul><li>'.repeat(activityLimits.bodyTags) }, 'body'],
    ['holdEndTime', { holdEndTime: '2026-12-01' }, 'time'],
    ['onlineUrl', { onlineUrl: 'javascript:alert(1)' }, 'url'],
    ['photos', { photos: Array(activityLimits.photos + 1).fill('a') }, 'photos'],
    ['ticketTypes', { ticketTypes: Array(activityLimits.ticketTypes + 1).fill(ticketType) }, 'ticketTypes'],
    ['ticketTypes.0.nameZh', { ticketTypes: [{ ...ticketType, nameZh: '光'.repeat(31) }] }, 'ticketName'],
    ['questions', { questions: Array(activityLimits.questions + 1).fill(question) }, 'questions'],
  ])('%s over its limit is refused: %#', (field, fields, rule) => {
    const input = { ...sameActivity, id: 'draft', revision: 0, ...fields };
    const { error } = saveCall.input.safeParse(input);
    expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toContain(`${field} ${rule}`);
  });
});
