import { defineSlice } from '@/lib/platform/server/slice';
import type {} from './events';
import { playlistMigrations } from './migrations';
import { playlistTakenDownNotice } from './notices';
import { erasePlaylists, exportPlaylists } from './person-playlists';
import { playlistRoutes } from './routes';
import { seedPlaylists } from './seed';
import { playlistsSection } from './sitemap';
import { playlistThing } from './thing';

export const playlistSlice = defineSlice({
  routes: playlistRoutes,
  migrations: playlistMigrations,
  listeners: { 'account.erased': [erasePlaylists], 'account.exported': [exportPlaylists] },
  notices: [playlistTakenDownNotice],
  seed: ({ context, tx }) => seedPlaylists(tx, context.now()),
  sitemaps: [playlistsSection],
  things: [playlistThing],
});
