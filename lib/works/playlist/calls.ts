export const createPlaylist = { name: 'createPlaylist', method: 'POST', path: '/api/playlist/create' } as const;
export const savePlaylist = { name: 'savePlaylist', method: 'POST', path: '/api/playlist/save' } as const;
export const removePlaylist = { name: 'removePlaylist', method: 'POST', path: '/api/playlist/remove' } as const;
export const addToPlaylist = { name: 'addToPlaylist', method: 'POST', path: '/api/playlist/add' } as const;
export const takeFromPlaylist = { name: 'takeFromPlaylist', method: 'POST', path: '/api/playlist/take' } as const;
export const orderPlaylist = { name: 'orderPlaylist', method: 'POST', path: '/api/playlist/order' } as const;
export const getOwnPlaylist = { name: 'getOwnPlaylist', method: 'GET', path: '/api/playlist/own' } as const;
export const findOwnPlaylists = { name: 'findOwnPlaylists', method: 'GET', path: '/api/playlist/ownList' } as const;
export const takePlaylistDown = { name: 'takePlaylistDown', method: 'POST', path: '/api/playlist/takeDown' } as const;
export const getPlaylist = { name: 'getPlaylist', method: 'GET', path: '/api/playlist/get' } as const;
export const findPlaylistVideos = { name: 'findPlaylistVideos', method: 'GET', path: '/api/playlist/videos' } as const;
export const findPlaylistsOfPerson = {
  name: 'findPlaylistsOfPerson',
  method: 'GET',
  path: '/api/playlist/ofPerson',
} as const;
