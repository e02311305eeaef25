import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/works/playlist-notices.json';
import zh from '@/messages/zh/works/playlist-notices.json';

/** Play lists taken down or restored, to their owners. */
export const playlistTakenDownNotice: NoticeSource<'playlist.takenDown'> = {
  kind: 'playlistTakenDown',
  type: 'system',
  on: 'playlist.takenDown',
  words: { zh: zh.playlistTakenDown, en: en.playlistTakenDown },
  async tell(_context, _tx, { id, ownerId, isTakenDown }) {
    const path = `/videoSort/${encodeURIComponent(id)}`;
    const values = { decision: isTakenDown ? 'takenDown' : 'givenBack' };
    return [{ to: ownerId, by: null, about: { kind: 'playlist', id }, path, values }];
  },
};
