export { NoticePanel } from './notice-panel'
export { OverlayPanel } from './overlay-panel'
