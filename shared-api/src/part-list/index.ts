export { readPartList, type ListedPart } from './part-list'
export { workspaceFolders } from './workspace-folders'
