import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { forgetWatched } from './playback/forget-watched';
import { listWatched } from './playback/list-watched';
import { noteWatching } from './playback/note-watching';
import { openPlayback } from './playback/open-playback';
import { removeSubtitle } from './remove-subtitle';
import { replaceFilm } from './replace-film';
import { saveSubtitle } from './save-subtitle';

export const filmRoutes = [
  route(contract.openPlayback, openPlayback),
  route(contract.noteWatching, noteWatching),
  route(contract.findWatched, listWatched),
  route(contract.forgetWatched, forgetWatched),
  route(contract.replaceFilm, replaceFilm),
  route(contract.saveSubtitle, saveSubtitle),
  route(contract.removeSubtitle, removeSubtitle),
];
