export const findArticles = { method: 'GET', path: '/api/article/list' } as const;
export const findArticlesOfPerson = { method: 'GET', path: '/api/article/ofPerson' } as const;
export const findCollectedArticles = { method: 'GET', path: '/api/article/collected' } as const;
export const findArticleSubjects = { method: 'GET', path: '/api/article/subjects' } as const;
export const getArticle = { method: 'GET', path: '/api/article/detail' } as const;
export const getArticleCounts = { method: 'GET', path: '/api/article/counts', background: true } as const;

export const findOwnArticles = { method: 'GET', path: '/api/article/own/list' } as const;
export const getOwnArticle = { method: 'GET', path: '/api/article/own/get' } as const;
export const createArticle = { method: 'POST', path: '/api/article/own/create' } as const;
export const saveArticle = { method: 'POST', path: '/api/article/own/save' } as const;
export const saveArticlePicture = { method: 'POST', path: '/api/article/own/picture' } as const;
export const saveArticleCover = { method: 'POST', path: '/api/article/own/cover' } as const;
export const checkArticleTexts = { method: 'POST', path: '/api/article/own/check' } as const;
export const submitArticle = { method: 'POST', path: '/api/article/own/submit' } as const;
export const withdrawArticle = { method: 'POST', path: '/api/article/own/withdraw' } as const;
export const removeArticle = { method: 'POST', path: '/api/article/own/remove' } as const;
export const findArticleVersions = { method: 'GET', path: '/api/article/own/versions' } as const;
export const getArticleVersion = { method: 'GET', path: '/api/article/own/version' } as const;

export const listArticleReviews = { method: 'GET', path: '/api/article/review/list' } as const;
export const getArticleForReview = { method: 'GET', path: '/api/article/review/get' } as const;
export const decideOnArticle = { method: 'POST', path: '/api/article/review/decide' } as const;
export const featureArticle = { method: 'POST', path: '/api/article/review/feature' } as const;
