/**
 * Re-exports the names of rxjs that the shop uses, for the reason given in the facade of react-router-dom. Each name
 * is imported from its own file, because the request `rxjs` resolves to this facade.
 */
export { Observable } from 'rxjs/internal/Observable'
export { ReplaySubject } from 'rxjs/internal/ReplaySubject'
export { Subject } from 'rxjs/internal/Subject'
export { filter } from 'rxjs/internal/operators/filter'
