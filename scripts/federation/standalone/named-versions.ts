import { bus } from '@shop/shared-events'

// Imported before the part, which may state facts as soon as its code runs.
bus.nameVersions(() => 'dev')
