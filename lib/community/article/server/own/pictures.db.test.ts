import { mediaStorage } from '@/lib/base/media/port';
import type { Job, JobContext } from '@/lib/platform/server/jobs/define-job';
import { articleReviewer, articlesIn, bad, sameArticle } from '@/test/articles';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { animation, plainPicture } from '@/test/pictures';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { articleLimits } from '../../codes';
import { articlePictures } from '../article-pictures';
import { removeArticlePictures, removeUnusedPictures } from './own-pictures';
import { removeArticle } from './remove-article';
import { saveArticle } from './save-article';
import { saveArticleCover, saveArticlePicture } from './save-article-picture';

const day = 24 * 3_600_000;

describeOnBothEngines('pictures of an article', (database) => {
  const { as, begin, add } = articlesIn(database);
  useMediaFolder();
  beforeEach(begin);
  beforeEach(() => add({ id: 'draft', state: 'pending_edit' }, { id: 'public' }, { id: 'deleted', state: 'deleted' }));

  const file = async (width = 900, height = 600) =>
    new File([new Uint8Array(await plainPicture('red', { width, height }))], 'a.png');
  const put = async (id = 'draft', picture?: File, caller = callerOf('lin')) =>
    (await saveArticlePicture(as(caller), { id, picture: picture ?? (await file()) })).key;
  const cover = async (area: object = {}, picture?: File) => {
    const asked = { left: 0, top: 0, width: 900, height: 600, ...area };
    return (await saveArticleCover(as('lin'), { id: 'draft', picture: picture ?? (await file()), ...asked })).key;
  };
  const stems = async () => (await database().db.read.selectFrom('article_picture').select('stem').execute()).length;
  const stored = async () => (await Array.fromAsync(mediaStorage().list('articles/'))).sort();
  const figure = (key: string) => `<figure><img src="${key}" alt=""></figure>`;
  const save = (fields: object, id = 'draft', revision = 0) =>
    saveArticle(as('lin'), { ...sameArticle, id, revision, acknowledged: false, ...fields });

  /** Does what waits to be done, two days later, and what that leads to. */
  async function twoDaysLater(): Promise<void> {
    const { db } = database();
    const jobs: readonly Job[] = [removeUnusedPictures, removeArticlePictures];
    for (const job of jobs) {
      const waiting = await db.read.selectFrom('job').selectAll().where('kind', '=', job.kind).execute();
      for (const { payload } of waiting) {
        const context: JobContext = {
          ...as(null, { now: () => noon + 2 * day }),
          attempt: 1,
          signal: AbortSignal.timeout(60_000),
        };
        await job.run(context, job.payload.parse(JSON.parse(payload)));
      }
    }
  }

  test('are stored under keys of their own, a moving one as it moves, a cover cut to 3:2', async () => {
    expect(await put()).toMatch(/^articles\/draft\/[0-9a-f-]{36}\.jpg$/);
    expect(await put('draft', new File([new Uint8Array(await animation(3))], 'a.gif'))).toMatch(/\.gif$/);
    expect(await cover()).toMatch(/^articles\/draft\/[0-9a-f-]{36}\.jpg$/);
    expect([(await stored()).length, await stems()]).toEqual([3, 3]);
  });

  test('are refused where they are none, too large, or too small, and leave nothing', async () => {
    const refused = async (end: Promise<unknown>, code: string, fields?: object[]) =>
      expect(end).rejects.toMatchObject({ code, ...(fields && { details: { fields } }) });
    await refused(put('draft', new File(['<svg/>'], 'a.svg')), 'UnsupportedMediaType');
    await refused(put('draft', new File([new Uint8Array(articleLimits.pictureBytes + 1)], 'a')), 'TooLarge');
    await refused(cover({ height: 300 }), '400', [{ field: 'width', rule: 'ratio' }]);
    await refused(cover({ width: 300, height: 200 }), '400', [{ field: 'picture', rule: 'dimensions' }]);
    await refused(cover({ left: 10 }), '400', [{ field: 'picture', rule: 'dimensions' }]);
    await refused(put('nothing'), 'NullPointer');
    await refused(put('deleted'), 'NullPointer');
    await refused(put('draft', undefined, callerOf('mo')), 'NullPointer');
    await refused(put('draft', undefined, callerOf('lin', { hasPhone: false })), 'PhoneNeeded');
    expect([await stored(), await stems()]).toEqual([[], 0]);
  });

  test('are so many at most, however many come at once', async () => {
    await database().db.transaction((tx) =>
      insertRows(
        tx,
        'article_picture',
        Array.from({ length: articleLimits.pictures - 2 }, (_, index) => ({
          ...{ stem: `articles/draft/${index}`, article_id: 'draft', added_at: noon },
        })),
      ),
    );
    const picture = await file(60, 40);
    const ends = await settled(Array.from({ length: 5 }, () => put('draft', picture)));
    expect(ends.toSorted()).toEqual(['ListFull', 'ListFull', 'ListFull', 'done', 'done']);
    expect(await stems()).toBe(articleLimits.pictures);
  });

  test('that nothing of the article shows are removed, not those of its texts, cover, versions, or what waits', async () => {
    const keys = [await put('public'), await put('public'), await put('public'), await put('public')];
    const [used = '', versioned = '', waiting = '', unused = ''] = keys;
    await save({ bodyZh: figure(used) + figure(versioned) }, 'public');
    const body = `<p>${bad}</p>${figure(waiting)}`;
    await save(
      { ...{ bodyZh: figure(used), cover: used }, ...{ titleEn: 'Light', bodyEn: body, acknowledged: true } },
      'public',
      1,
    );
    await twoDaysLater();
    expect(await stored()).toEqual([used, versioned, waiting].sort());
    expect(await stems()).toBe(3);
    const body2 = figure(unused);
    expect(await save({ bodyZh: `<p>光</p>${body2}` }, 'public', 2)).toMatchObject({ bodyZh: '<p>光</p>' });
    await removeArticle(as('lin'), { id: 'public' });
    await twoDaysLater();
    expect(await stored()).toEqual([]);
  });

  test('that are used at the moment in which they would be removed stay, or the save is told', async () => {
    const key = await put();
    const removing = removeUnusedPictures.run(
      { ...as(null, { now: () => noon + 2 * day }), attempt: 1, signal: AbortSignal.timeout(60_000) },
      { articleId: 'draft' },
    );
    const [end] = await settled([save({ bodyZh: figure(key) }), removing]);
    const isThere = (await stems()) === 1;
    expect([isThere, end]).toEqual(isThere ? [true, 'done'] : [false, 'Changed']);
  });

  test('are public while a public article shows them, else for its author and reviewers', async () => {
    const [inText, asCover, other, drafts] = [
      await put('public'),
      await put('public'),
      await put('public'),
      await put(),
    ];
    await save({ bodyZh: `<p>光</p>${figure(inText)}`, cover: asCover }, 'public');
    await save({ bodyZh: figure(drafts) });
    const { db } = database();
    const isPublic = (key: string) => articlePictures.isPublic({ db, now: () => noon }, key);
    const isFor = async (key: string, caller = callerOf('lin')) => articlePictures.isFor?.(db.read, key, caller);
    expect(
      await Promise.all([inText, asCover, other, drafts, 'articles/x/y.jpg', 'works/1.jpg'].map(isPublic)),
    ).toEqual([...[true, true, false, false, false, false]]);
    for (const key of [other, drafts]) {
      expect([await isFor(key), await isFor(key, articleReviewer), await isFor(key, callerOf('mo'))]).toEqual([
        true,
        true,
        false,
      ]);
    }
    await removeArticle(as('lin'), { id: 'public' });
    expect([await isPublic(inText), await isFor(other), await isFor(other, articleReviewer)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
