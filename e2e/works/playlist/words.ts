import enSelect from '../../../messages/en/front/centre-select.json' with { type: 'json' };
import enClient from '../../../messages/en/platform/client.json' with { type: 'json' };
import enPlaylist from '../../../messages/en/works/playlist.json' with { type: 'json' };
import enEdit from '../../../messages/en/works/playlist-edit.json' with { type: 'json' };
import enPage from '../../../messages/en/works/playlist-page.json' with { type: 'json' };
import zhSelect from '../../../messages/zh/front/centre-select.json' with { type: 'json' };
import zhClient from '../../../messages/zh/platform/client.json' with { type: 'json' };
import zhPlaylist from '../../../messages/zh/works/playlist.json' with { type: 'json' };
import zhEdit from '../../../messages/zh/works/playlist-edit.json' with { type: 'json' };
import zhPage from '../../../messages/zh/works/playlist-page.json' with { type: 'json' };

const zh = { client: zhClient, playlist: zhPlaylist, edit: zhEdit, page: zhPage, centreSelect: zhSelect };
const en = { client: enClient, playlist: enPlaylist, edit: enEdit, page: enPage, centreSelect: enSelect };

/** Both languages with their address prefix, their hash, and the messages of play lists. */
export const languages = [
  { name: 'zh', prefix: '', home: '/', marker: '#!zh', words: zh },
  { name: 'en', prefix: '/en', home: '/en', marker: '#!en', words: en },
] as const;

/** A message with its placeholders filled. */
export const filled = (sentence: string, places: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place));
