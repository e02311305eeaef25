import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { findComments } from './find-comments';
import { findReplies } from './find-replies';
import { removeComment } from './remove-comment';
import { sendComment } from './send-comment';

export const commentRoutes = [
  route(contract.findComments, findComments),
  route(contract.findReplies, findReplies),
  route(contract.sendComment, sendComment),
  route(contract.removeComment, removeComment),
];
