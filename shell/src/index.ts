import(/* webpackMode: "eager" */ './bootstrap')
