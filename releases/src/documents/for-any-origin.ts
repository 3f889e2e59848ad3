/**
 * Headers of what pages of every origin may read: the files of open entries, and where they are. Without credentials, so
 * that nothing of a visitor can be in them.
 */
export const forAnyOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
