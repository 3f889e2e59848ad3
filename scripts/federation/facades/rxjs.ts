/** The names of rxjs that the shop uses; see the facade of react-router-dom for the reason. */
export {
  BehaviorSubject,
  debounceTime,
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  merge,
  Observable,
  ReplaySubject,
  Subject,
  Subscription,
  switchMap,
  takeUntil,
} from 'rxjs'
