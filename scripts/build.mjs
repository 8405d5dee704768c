import { build } from './ensure-ready.mjs'

build()
