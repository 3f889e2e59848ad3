export { TodayPage as Component } from './today-page'
