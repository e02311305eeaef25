import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { getVideoDetail as contract } from '../contract';
import { getVideoDetail } from './get-video-detail';

describeOnBothEngines('a work as everybody sees it', (database) => {
  const ask = (id: string, language: 'zh' | 'en' = 'zh') =>
    getVideoDetail(testContext(database().db, { language }), { id });

  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [
        personRow({
          id: 'author',
          nickname: '林一',
          tagline: '光',
          avatar: 'avatars/1.jpg',
          follower_count: 7,
          verification: 'company',
        }),
        ...['first', 'second', 'asked', 'declined'].map((id) => personRow({ id })),
        personRow({ id: 'gone', nickname: '', erased_at: noon }),
      ]);
      await insertRows(tx, 'video', [
        videoRow({
          id: 'full',
          title_zh: '整座城市',
          title_en: 'A whole city',
          intro_zh: '只有中文',
          cover: 'works/1.jpg',
          view_count: 12,
          like_count: 3,
          comment_count: 4,
          category: 'light',
          industry: 'immersive',
          profession: 'artist',
          software: '["Blender"]',
          is_original: 1,
          is_downloadable: 1,
          is_made_with_ai: 1,
        }),
        videoRow({ id: 'bare', author_id: 'gone', industry: 'no longer there' }),
        videoRow({ id: 'english', title_zh: '', title_en: 'Light', intro_en: 'In English' }),
        ...(['pending_review', 'failed', 'deleted', 'pending_edit'] as const).map((state) =>
          videoRow({ id: state, state }),
        ),
      ]);
      await insertRows(tx, 'video_tag', [
        { video_id: 'full', position: 2, tag: '装置', tag_key: '装置' },
        { video_id: 'full', position: 1, tag: 'LED', tag_key: 'led' },
      ]);
      const credit = { video_id: 'full', roles: '["sound","music"]', state: 'confirmed' as const };
      await insertRows(tx, 'video_credit', [
        { ...credit, person_id: 'second', position: 2 },
        { ...credit, person_id: 'first', position: 1 },
        { ...credit, person_id: 'gone', position: 3 },
        { ...credit, person_id: 'asked', position: 4, state: 'asked' },
        { ...credit, person_id: 'declined', position: 5, state: 'declined' },
      ]);
      const subtitle = { video_id: 'full', media_key: 'k' };
      await insertRows(tx, 'video_subtitle', [
        { ...subtitle, language: 'zh' },
        { ...subtitle, language: 'en' },
      ]);
      const source = {
        upload_id: null,
        progress: 100,
        problem: null,
        original: null,
        download: null,
        name: 'a.mp4',
        bytes: 1,
      };
      const film = { ...source, folder: null, width: 1920, height: 1080, renditions: '[]', touched_at: noon };
      await insertRows(tx, 'video_source', [
        { ...film, video_id: 'full', state: 'ready' },
        { ...film, video_id: 'bare', state: 'working' },
      ]);
    }),
  );

  test('says everything that its creator says, in the language asked for', async () => {
    const seen = await ask('full', 'en');
    expect(contract.data.parse(seen)).toEqual(seen);
    expect(seen).toEqual({
      videoId: 'full',
      thumb: 'works/1.jpg',
      duration: 60,
      title: 'A whole city',
      titleLanguage: 'en',
      name: 'A whole city',
      nickName: '林一',
      verification: 'company',
      viewCount: 12,
      intro: '只有中文',
      introLanguage: 'zh',
      author: {
        userId: 'author',
        nickname: '林一',
        avatar: 'avatars/1.jpg',
        verification: 'company',
        tagline: '光',
        followerCount: 7,
      },
      credits: [
        { userId: 'first', nickname: '名字 first', avatar: null, verification: 'none', roles: ['sound', 'music'] },
        { userId: 'second', nickname: '名字 second', avatar: null, verification: 'none', roles: ['sound', 'music'] },
      ],
      tags: ['LED', '装置'],
      category: 'light',
      industry: 'Immersive experiences',
      profession: 'Artist',
      software: ['Blender'],
      likeCount: 3,
      commentCount: 4,
      isOriginal: true,
      isDownloadable: true,
      isMadeWithAi: true,
      size: { width: 1920, height: 1080 },
      subtitles: ['en', 'zh'],
      verifiedAt: '2026-11-20T12:00:00.000+08:00',
    });
    expect(await ask('full')).toMatchObject({ title: '整座城市', titleLanguage: 'zh', profession: '艺术家' });
  });

  test('falls back to English where that is all there is', async () => {
    expect(await ask('english')).toMatchObject({ title: 'Light', titleLanguage: 'en', introLanguage: 'en' });
  });

  test('says nothing of what it does not have', async () => {
    expect(await ask('bare')).toMatchObject({
      author: { nickname: '已注销用户' },
      credits: [],
      tags: [],
      category: '',
      industry: '',
      profession: '',
      software: [],
      isOriginal: false,
      size: null,
      subtitles: [],
    });
  });

  test.each(['pending_review', 'failed', 'deleted', 'pending_edit', 'nothing'])('is not there: %s', async (id) => {
    await expect(ask(id)).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
