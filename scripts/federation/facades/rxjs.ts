/**
 * The names of rxjs that the shop uses; see the facade of react-router-dom for the reason. Each comes from its
 * own file: the request `rxjs` is the share that this facade provides.
 */
export { BehaviorSubject } from 'rxjs/internal/BehaviorSubject'
export { Observable } from 'rxjs/internal/Observable'
export { ReplaySubject } from 'rxjs/internal/ReplaySubject'
export { Subject } from 'rxjs/internal/Subject'
export { Subscription } from 'rxjs/internal/Subscription'
export { fromEvent } from 'rxjs/internal/observable/fromEvent'
export { merge } from 'rxjs/internal/observable/merge'
export { debounceTime } from 'rxjs/internal/operators/debounceTime'
export { distinctUntilChanged } from 'rxjs/internal/operators/distinctUntilChanged'
export { filter } from 'rxjs/internal/operators/filter'
export { map } from 'rxjs/internal/operators/map'
export { switchMap } from 'rxjs/internal/operators/switchMap'
export { takeUntil } from 'rxjs/internal/operators/takeUntil'
