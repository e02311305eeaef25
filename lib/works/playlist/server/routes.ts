import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { addToPlaylist } from './add-to-playlist';
import { createPlaylist } from './create-playlist';
import { getOwnPlaylist } from './get-own-playlist';
import { getPlaylist } from './get-playlist';
import { listCollectedPlaylists } from './list-collected-playlists';
import { listOwnPlaylists } from './list-own-playlists';
import { listPlaylistVideos } from './list-playlist-videos';
import { listPlaylistsOfPerson } from './list-playlists-of-person';
import { orderPlaylist } from './order-playlist';
import { removePlaylist } from './remove-playlist';
import { savePlaylist } from './save-playlist';
import { takeFromPlaylist } from './take-from-playlist';
import { takePlaylistDown } from './take-playlist-down';

export const playlistRoutes = [
  route(contract.createPlaylist, createPlaylist),
  route(contract.savePlaylist, savePlaylist),
  route(contract.removePlaylist, removePlaylist),
  route(contract.addToPlaylist, addToPlaylist),
  route(contract.takeFromPlaylist, takeFromPlaylist),
  route(contract.orderPlaylist, orderPlaylist),
  route(contract.takePlaylistDown, takePlaylistDown),
  route(contract.getOwnPlaylist, getOwnPlaylist),
  route(contract.findOwnPlaylists, listOwnPlaylists),
  route(contract.getPlaylist, getPlaylist),
  route(contract.findPlaylistVideos, listPlaylistVideos),
  route(contract.findPlaylistsOfPerson, listPlaylistsOfPerson),
  route(contract.findCollectedPlaylists, listCollectedPlaylists),
];
