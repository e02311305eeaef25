import { reachOf } from './changes.mjs';

test.each([
  [
    'a verb',
    ['lib/works/playlist/server/save-playlist.ts'],
    { folders: ['works/playlist'], isSql: true, isProduct: true },
  ],
  ['a screen', ['components/business/chat/room.tsx'], { folders: ['business/chat'], isSql: false, isProduct: true }],
  ['words', ['messages/en/works/film-player.json'], { folders: ['works/film'], isSql: false, isProduct: true }],
  ['a journey', ['e2e/front/home/page.spec.ts'], { folders: ['front/home'], isSql: false, isProduct: false }],
  [
    'a test of a verb',
    ['lib/reactions/like/server/like.db.test.ts'],
    { folders: ['works/work'], isSql: true, isProduct: false },
  ],
  ['a reader of the composition root', ['lib/app/feeds.ts'], { folders: [], isSql: true, isShared: true }],
  ['a dialect', ['lib/platform/server/db/sqlite.ts'], { folders: [], isSql: true, isProduct: true }],
  ['the frame', ['components/front/shell/header.tsx'], { folders: ['front/shell'], isShared: true, isProduct: true }],
  ['a page', ['app/[locale]/(screens)/Find/page.tsx'], { folders: [], isShared: true, isProduct: true }],
  ['what is written about it', ['README.md', 'docs/adr/0001-x.md'], { folders: [], isSql: false, isProduct: false }],
])('%s', (_, files, expected) => {
  expect(reachOf(files)).toMatchObject(expected);
});
