export const findTopicList = { method: 'GET', path: '/api/topic/findList' } as const;
export const findRecommendedTopics = { method: 'GET', path: '/api/topic/recommended' } as const;
export const findCollectedTopics = { method: 'GET', path: '/api/topic/collected' } as const;
export const getTopic = { method: 'GET', path: '/api/topic/detail' } as const;
export const findTopicByName = { method: 'GET', path: '/api/topic/byName' } as const;
export const findTopicMembers = { method: 'GET', path: '/api/topic/members' } as const;
export const followTopic = { method: 'POST', path: '/api/topic/follow' } as const;
export const followTopics = { method: 'POST', path: '/api/topic/followSeveral' } as const;
export const noteTopicSeen = { method: 'POST', path: '/api/topic/seen', background: true } as const;
export const findFollowedTopics = { method: 'GET', path: '/api/topic/followed' } as const;
export const findTopicMarks = { method: 'GET', path: '/api/topic/followMarks', background: true } as const;
export const findTopicVideos = { method: 'GET', path: '/api/topic/videos' } as const;
export const findLatestTopicVideos = { method: 'GET', path: '/api/topic/latestVideos' } as const;
export const addTopicVideos = { method: 'POST', path: '/api/topic/addVideos' } as const;
export const removeTopicVideo = { method: 'POST', path: '/api/topic/removeVideo' } as const;

export const findTopicMembersForHost = { method: 'GET', path: '/api/topic/desk/members' } as const;
export const setTopicStar = { method: 'POST', path: '/api/topic/desk/star' } as const;
export const removeTopicMember = { method: 'POST', path: '/api/topic/desk/removeMember' } as const;
export const findBlockedMembers = { method: 'GET', path: '/api/topic/desk/blocked' } as const;
export const unblockMember = { method: 'POST', path: '/api/topic/desk/unblock' } as const;
export const handTopicOn = { method: 'POST', path: '/api/topic/desk/handOn' } as const;

export const findTopicBanners = { method: 'GET', path: '/api/topic/banners' } as const;
export const saveTopicBanner = { method: 'POST', path: '/api/topic/banner/save' } as const;
export const saveTopicBannerPicture = { method: 'POST', path: '/api/topic/banner/picture' } as const;
export const orderTopicBanners = { method: 'POST', path: '/api/topic/banner/order' } as const;
export const setTopicBannerOnline = { method: 'POST', path: '/api/topic/banner/online' } as const;
export const removeTopicBanner = { method: 'POST', path: '/api/topic/banner/remove' } as const;
export const recordTopicBannerShow = { method: 'POST', path: '/api/topic/banner/show', background: true } as const;
export const recordTopicBannerClick = { method: 'POST', path: '/api/topic/banner/click', background: true } as const;

export const findTopicProposals = { method: 'GET', path: '/api/topic/proposals' } as const;
export const decideTopicProposals = { method: 'POST', path: '/api/topic/proposals/decide' } as const;
export const withdrawProposal = { method: 'POST', path: '/api/topic/proposals/withdraw' } as const;
export const findOwnProposals = { method: 'GET', path: '/api/topic/proposals/own' } as const;

export const findOwnTopics = { method: 'GET', path: '/api/topic/own/list' } as const;
export const getOwnTopic = { method: 'GET', path: '/api/topic/own/get' } as const;
export const createTopic = { method: 'POST', path: '/api/topic/own/create' } as const;
export const saveTopic = { method: 'POST', path: '/api/topic/own/save' } as const;
export const saveTopicPicture = { method: 'POST', path: '/api/topic/own/picture' } as const;
export const submitTopic = { method: 'POST', path: '/api/topic/own/submit' } as const;
export const withdrawTopic = { method: 'POST', path: '/api/topic/own/withdraw' } as const;
export const removeTopic = { method: 'POST', path: '/api/topic/own/remove' } as const;

export const listTopicReviews = { method: 'GET', path: '/api/topic/review/list' } as const;
export const getTopicForReview = { method: 'GET', path: '/api/topic/review/get' } as const;
export const decideOnTopic = { method: 'POST', path: '/api/topic/review/decide' } as const;
export const featureTopic = { method: 'POST', path: '/api/topic/review/feature' } as const;
export const findArtSchools = { method: 'GET', path: '/api/topic/artSchools' } as const;
