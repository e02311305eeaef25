import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { findLikeMarks } from './find-like-marks';
import { like } from './like';

export const likeRoutes = [route(contract.like, like), route(contract.findLikeMarks, findLikeMarks)];
