/**
 * The names of rxjs that the shop uses; see the facade of react-router-dom for the reason. Each comes from its
 * own file: the request `rxjs` is the share that this facade provides.
 */
export { Observable } from 'rxjs/internal/Observable'
export { ReplaySubject } from 'rxjs/internal/ReplaySubject'
export { Subject } from 'rxjs/internal/Subject'
