void import('./main')
