import { route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { getProofChallenge } from './get-proof-challenge';

export const proofRoutes = [route(contract.getProofChallenge, (context) => getProofChallenge(context))];
