export { DisciplinePage as Component } from './discipline-page'
