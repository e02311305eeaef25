import { route } from '@/lib/platform/server/api/route';
import * as contract from '../../contract';
import { recordTopicBannerClick, recordTopicBannerShow } from '../banners/count-banner-events';
import { listTopicBanners } from '../banners/list-banners';
import { orderTopicBanners } from '../banners/order-banners';
import { removeTopicBanner } from '../banners/remove-banner';
import { saveTopicBanner, saveTopicBannerPicture } from '../banners/save-banner';
import { setTopicBannerOnline } from '../banners/set-banner-online';
import { addTopicVideos } from '../proposals/add-topic-videos';
import { decideTopicProposals } from '../proposals/decide-proposals';
import { listTopicProposals } from '../proposals/list-proposals';
import { findOwnProposals, withdrawProposal } from '../proposals/own-proposals';
import { removeTopicVideo } from '../proposals/remove-topic-video';
import { listBlockedMembers, unblockMember } from './blocked-members';
import { handTopicOn } from './hand-topic-on';
import { listMembersForHost } from './list-members';
import { removeTopicMember } from './remove-topic-member';
import { setTopicStar } from './set-topic-star';

/** The calls of who runs a channel, and of who brings works to it. */
export const deskRoutes = [
  route(contract.findTopicMembersForHost, listMembersForHost),
  route(contract.setTopicStar, setTopicStar),
  route(contract.removeTopicMember, removeTopicMember),
  route(contract.findBlockedMembers, listBlockedMembers),
  route(contract.unblockMember, unblockMember),
  route(contract.handTopicOn, handTopicOn),
  route(contract.findTopicBanners, listTopicBanners),
  route(contract.saveTopicBanner, saveTopicBanner),
  route(contract.saveTopicBannerPicture, saveTopicBannerPicture),
  route(contract.orderTopicBanners, orderTopicBanners),
  route(contract.setTopicBannerOnline, setTopicBannerOnline),
  route(contract.removeTopicBanner, removeTopicBanner),
  route(contract.recordTopicBannerShow, recordTopicBannerShow),
  route(contract.recordTopicBannerClick, recordTopicBannerClick),
  route(contract.addTopicVideos, addTopicVideos),
  route(contract.removeTopicVideo, removeTopicVideo),
  route(contract.findTopicProposals, listTopicProposals),
  route(contract.decideTopicProposals, decideTopicProposals),
  route(contract.withdrawProposal, withdrawProposal),
  route(contract.findOwnProposals, findOwnProposals),
];
